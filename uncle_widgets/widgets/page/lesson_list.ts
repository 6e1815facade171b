/** All lessons there are, as the gallery lists them. */

export type LessonWords = { title: string; short: string; long: string };
export type LessonDoor = { number: number; name: string; about: string; link: string; finds: string };
export type Shelved = { id: string; title: string; palette: string; page: string; lessons: LessonDoor[] };

/** Under this and its game and number it is kept that a lesson was gone through. */
export const STORED_LESSON = "uncle_widgets.lesson.";
