/** One of several: a row of buttons of which one is pressed. */

/** What may be chosen: values, and what their buttons say. */
export type Choices<V> = readonly (readonly [V, string])[];

export function Segmented<V>({
  label,
  choices,
  value,
  pick,
  k,
}: {
  label: string;
  choices: Choices<V>;
  value: V;
  pick: (value: V) => void;
  k: string;
}) {
  return (
    <div class="seg" role="group" aria-label={label}>
      {choices.map(([choice, words], at) => (
        <button
          type="button"
          key={String(choice)}
          data-k={`${k}.${at}`}
          aria-pressed={choice === value}
          onClick={() => pick(choice)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
