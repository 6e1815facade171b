/** Places: where the parts of a zone lie once the zone has its own. Pure. */
import { CARD, fit, spread, textWidth } from "../page/measure.ts";
import { Laying } from "./zone_layout.ts";

/** Counters without their art, where there is no room for it. */
const bare = (counters: Uw.Count[]) => counters.map((counter) => ({ ...counter, art: "" }));

export class Places extends Laying {
  /** Mark, name and note; gives what more than two lines add to the height. */
  head(zone: Uw.SeatZone, x: number, y: number, room: number, size: number = 30) {
    const words = [zone.note, zone.team].filter(Boolean).join(", ");
    const gap = size < 30 ? 8 : 12,
      left = x + size + gap,
      rest = room - size - gap;
    this.add("mark", zone.id, x, y, { seat: zone.seat, size, active: Boolean(zone.active) });
    const told = zone.alert || words,
      first = y + size * (told ? 0.43 : 0.66);
    const more = this.text(`${zone.id}.name`, zone.name, left, first, {
      size: 15,
      bold: true,
      quiet: false,
      room: rest,
    });
    const tail = this.text(`${zone.id}.note`, told, left, y + size + more, {
      room: rest,
      bold: Boolean(zone.active || zone.alert),
      quiet: !zone.active,
      tone: zone.alert ? "lit" : "",
    });
    return more + tail;
  }

  /** The counters of a seat, one under the other; gives the height. */
  counters(zone: Uw.SeatZone, x: number, y: number, room: number, small: boolean) {
    let at = y;
    for (const [k, counter] of (zone.counters ?? []).entries()) {
      const high = small ? 18 : 22;
      this.add("counter", `${zone.id}.${k}`, x, at, {
        value: counter.value,
        label: counter.label ?? "",
        high,
        room,
      });
      at += high + 8;
      if (counter.art === "chips") {
        const stacks = Math.max(1, Math.ceil(counter.value / 10)),
          t = small ? 2.5 : 3,
          g = small ? 1.2 : 1.4;
        const w = Math.max(3, Math.min(18, (room - 2) / stacks - 3)),
          tall = 10 * (t + g) + 3;
        const high = Math.min(counter.value, 10) * (t + g) + (counter.value > 5 ? 3 : 0);
        if (counter.value)
          this.add("chips", `${zone.id}.${k}`, x, at + high, { count: counter.value, w, t, g, pitch: w + 3 });
        at += tall;
      }
      if (counter.art === "agents") {
        const full = Math.max(counter.full ?? 0, counter.value);
        this.add("agents", `${zone.id}.${k}`, x, at, { count: counter.value, full, size: 18 });
        at += 26;
      }
    }
    return at - y;
  }

  /** One of the others: mark, name, cards, counters; gives the height. */
  other(zone: Uw.SeatZone, x: number, y: number, room: number, wide: boolean) {
    const cards = zone.cards ?? [],
      counters = zone.counters ?? [];
    const small = !wide || room < 150;
    const more = this.head(zone, x, y, room, small ? 26 : 30);
    const beside = counters.length && room >= 150;
    const open = cards.some((c) => c.face || c.key in (this.extras.dealt ?? {}));
    const width = small ? 38 : 48;
    const space = Math.min(beside ? room - 74 : room, open ? Infinity : width * 3.4);
    const size = { w: width, ideal: width * (open ? 0.72 : 0.7), tight: open ? 0.62 : 0.05 };
    const top = y + (small ? 38 : 44) + more;
    const high = this.cards(cards, x, top, space, size, { role: "seat", pitch: 0.62 });
    if (zone.alert && cards.length) {
      const { w, step, cols } = spread(cards.length, space, size);
      this.over.push({
        kind: "lit",
        key: `lit:${zone.id}`,
        x,
        y: top,
        w: w + (cols - 1) * step,
        h: high,
        tab: "",
      });
    }
    const { w, step, cols } = spread(cards.length, space, size);
    const end = cards.length ? w + (cols - 1) * step + 14 : 0;
    const tall = beside
      ? Math.max(high, this.counters(zone, x + end, top + 2, room - end, small))
      : high +
        (counters.length
          ? 8 + this.counters({ ...zone, counters: bare(counters) }, x, top + high + 8, room, true)
          : 0);
    return top - y + tall + this.before(zone, x, top + tall + 10, room, small);
  }

  /** @param room for the words under it */
  stack(zone: Uw.Stack, x: number, y: number, w: number, room: number = w + 24) {
    const item = zone.top
      ? {
          ...zone.top,
          move: zone.move || zone.top.move,
          off: zone.off || zone.top.off,
          label: zone.top.label || zone.spoken,
        }
      : null;
    const under = zone.count > 1 && item && !item.face ? Math.min(3, zone.count - 1) : 0;
    this.add("pile", zone.id, x, y, { w, under, empty: !item });
    if (item) this.card(item, x, y, w, { role: "stack", recall: zone.recall });
    if (!item && !zone.count && zone.label && w >= 40) {
      const { lines, size } = fit(zone.label, 13, w - 2);
      if (lines.length * size * 1.2 < w * CARD - 8) {
        const top = y + (w * CARD - (lines.length - 1) * size * 1.2) / 2 + size * 0.35;
        this.add("text", `${zone.id}.empty`, x + w / 2, top, {
          lines,
          size,
          quiet: true,
          anchor: "middle",
          tone: "",
        });
        return w * CARD;
      }
    }
    const broken = textWidth(`${zone.count} ${zone.label}`, 14) > room;
    this.add("count", zone.id, x, y + w * CARD + 22, {
      count: zone.count,
      lines: broken ? fit(zone.label, 13, room).lines : [zone.label],
      spoken: zone.spoken,
      broken,
    });
    return w * CARD + 30 + (broken ? 17 * fit(zone.label, 13, room).lines.length : 0);
  }

  tray(zone: Uw.Tray, x: number, y: number, room: number) {
    const stacks = Math.max(1, Math.ceil(Math.max(zone.full, zone.count) / 10));
    const w = Math.min(27, (room - 24) / stacks - 4),
      small = room < 120;
    const pitch = w + (w > 20 ? 7 : 4),
      t = small ? 3 : 5,
      g = small ? 1.4 : 2;
    const wide = stacks * pitch - (pitch - w) + 24,
      high = 10 * (t + g) + 3;
    const below = 22 * String(zone.count).length + 4 + textWidth(zone.label, 13) > Math.max(wide, room - 8);
    this.add("tray", zone.id, x + (room - wide) / 2, y, {
      wide,
      high,
      count: zone.count,
      label: zone.label,
      w,
      t,
      g,
      pitch,
      below,
      noted: textWidth(zone.label, 13),
    });
    return high + (below ? 62 : 44);
  }

  /** The fans, one under the other; gives the height. */
  fans(fans: Uw.Fan[], x: number, y: number, room: number, wide: boolean) {
    let at = y;
    const w = fans.length > 2 ? (wide ? 56 : 48) : wide ? 80 : 64;
    for (const zone of fans) {
      this.text(`${zone.id}.label`, zone.label, x, at + 10, { room });
      const size = { w, ideal: w * 0.59, tight: 0.39, least: Math.min(w, wide ? 56 : 48), floor: 20 };
      const { w: cw, step, cols, rows } = spread(zone.cards.length, room, size);
      const above = zone.cards.some((c) => c.above) ? 22 : 4;
      const below = zone.cards.some((c) => c.under != null) ? 40 : 10;
      at += 20;
      if (!zone.cards.length) this.add("pile", zone.id, x, at + above, { w: cw, under: 0, empty: true });
      zone.cards.forEach((item, k: number) => {
        const row = Math.floor(k / cols),
          col = k % cols,
          newest = k === zone.cards.length - 1;
        const left = x + col * step,
          top = at + above + row * (above + below + cw * CARD);
        this.card(item, left, top, cw, {
          seen: newest || col === cols - 1 ? cw : Math.min(cw, step),
          role: "fan",
        });
        this.text(`${item.key}.above`, item.above ?? "", left + 2, top - 8, {
          size: newest ? 16 : 14,
          bold: newest,
          quiet: !newest,
        });
        if (item.under != null)
          this.add("mark", `${item.key}.under`, left + 4, top + cw * CARD + 10, {
            seat: item.under,
            size: Math.max(15, Math.min(22, step * 0.76)),
            quiet: !newest,
          });
      });
      at += Math.max(rows * (above + below + cw * CARD), above + below + w * CARD) + 8;
    }
    return at - y;
  }

  /** Who sits at the bottom, with their hand beside or under them. */
  own(zone: Uw.SeatZone, x: number, y: number, room: number, reserve: number) {
    const raise = this.extras.acting ? 14 : 0,
      call = this.extras.call ?? 0,
      front = this.before(zone, x + reserve, y, room - reserve, !reserve),
      top = y + front + (call ? call + 20 : 0);
    if (call) this.call = y + front;
    return top - y + this.hand(zone, x, top, room, reserve, raise);
  }

  /** What lies in front of a seat, side by side; gives the height, 0 where there is nothing. */
  before(zone: Uw.SeatZone, x: number, y: number, room: number, small: boolean) {
    const parts = zone.before ?? [];
    if (!parts.length) return 0;
    const gap = 10,
      slot = (room - gap * (parts.length - 1)) / parts.length,
      w = Math.min(small ? 44 : 58, slot - 6);
    let high = 0;
    parts.forEach((part, k) => {
      const left = x + k * Math.min(slot + gap, part.kind === "fan" ? Infinity : w + 40);
      if (part.kind === "fan") {
        const more = this.text(`${part.id}.label`, part.label, left, y + 10, { room: slot }),
          size = { w, ideal: w * 0.72, tight: 0.4 };
        high = Math.max(
          high,
          18 + more + this.cards(part.cards, left, y + 18 + more, slot, size, { role: "fan" }),
        );
      } else high = Math.max(high, this.stack(part, left, y, w, Math.min(slot, w + 34)));
    });
    return high + 16;
  }

  hand(zone: Uw.SeatZone, x: number, y: number, room: number, reserve: number, raise: number) {
    const wide = reserve > 0;
    const open = zone.cards.some((c) => c.face);
    const w = wide ? 92 : 70,
      count = zone.cards.length;
    const size = {
      w: open ? w : w * 0.75,
      ideal: w * (open ? (wide ? 1.22 : 1.06) : 0.8),
      tight: 0.5,
      least: Math.min(w, 64),
      floor: open ? 34 : 20,
    };
    if (wide) {
      const more = this.head(zone, x, y, reserve - 20);
      const side = this.counters(zone, x + 4, y + 48 + more, reserve - 20, false) + 48 + more;
      const high = this.cards(zone.cards, x + reserve, y + raise, room - reserve, size, {
        own: true,
        role: "hand",
        pitch: CARD + 0.36,
      });
      return Math.max(side, high + raise + 16, open ? w * CARD : 0);
    }
    const inline = open && (count - 1) * size.ideal + size.w <= room - 112;
    const more = this.head(zone, x, y, inline ? 110 : room - 100, 26);
    if (inline) {
      const side = this.counters(zone, x + 4, y + 44 + more, 100, true) + 44 + more;
      const high = this.cards(zone.cards, x + 112, y + raise, room - 112, size, { own: true, role: "hand" });
      return Math.max(side, high + raise + 16);
    }
    const side = this.counters({ ...zone, counters: bare(zone.counters ?? []) }, x + room - 84, y + 6, 84, true);
    const top = y + Math.max(40 + more, side + 8) + raise;
    return (
      top -
      y +
      this.cards(zone.cards, x, top, room, size, { own: true, role: "hand", pitch: CARD + 0.42, centre: true }) +
      16
    );
  }
}
