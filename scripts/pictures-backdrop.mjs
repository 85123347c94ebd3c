// The ground of a composed picture as SVG: a lit field in the brand's colours, a quiet pattern, and the plate or
// the table edge on which the parts lie.

const PATTERNS = {
  none: () => '',
  rings: (s) =>
    [0.24, 0.38, 0.52, 0.66, 0.8]
      .map(
        (r) =>
          `<circle cx="${s * 0.86}" cy="${s * 0.1}" r="${s * r}" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="${s * 0.035}"/>`,
      )
      .join(''),
  stripes: (s) =>
    Array.from(
      { length: 12 },
      (_, i) =>
        `<path d="M${(i * 2 - 8) * s * 0.09} ${s}L${(i * 2 - 2) * s * 0.09} 0h${s * 0.09}L${(i * 2 - 7) * s * 0.09} ${s}z" fill="#fff" fill-opacity=".05"/>`,
    ).join(''),
  tiles: (s) =>
    Array.from(
      { length: 36 },
      (_, i) =>
        `<circle cx="${((i % 6) + 0.5) * (s / 6)}" cy="${(Math.floor(i / 6) + 0.5) * (s / 6)}" r="${s * 0.012}" fill="#fff" fill-opacity=".2"/>`,
    ).join(''),
  waves: (s) =>
    Array.from(
      { length: 7 },
      (_, i) =>
        `<path d="M${-s * 0.1} ${s * (0.08 + i * 0.16)}q${s * 0.15} ${-s * 0.1} ${s * 0.3} 0t${s * 0.3} 0t${s * 0.3} 0t${s * 0.3} 0" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="${s * 0.014}"/>`,
    ).join(''),
  sun: (s) =>
    Array.from(
      { length: 16 },
      (_, i) =>
        `<path d="M${s / 2} ${s * 0.92}L${s / 2 + Math.cos((i / 8) * Math.PI) * s * 1.2} ${s * 0.92 + Math.sin((i / 8) * Math.PI) * s * 1.2}L${s / 2 + Math.cos(((i + 0.5) / 8) * Math.PI) * s * 1.2} ${s * 0.92 + Math.sin(((i + 0.5) / 8) * Math.PI) * s * 1.2}z" fill="#fff" fill-opacity=".1"/>`,
    ).join(''),
}

const PLATES = {
  ceramic: (s, r, c) => `
    <circle cx="${s / 2}" cy="${s * 0.5}" r="${r}" fill="${c}"/><circle cx="${s / 2}" cy="${s * 0.5}" r="${r}" fill="url(#gloss)"/>
    <circle cx="${s / 2}" cy="${s * 0.5}" r="${r * 0.975}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${s * 0.006}"/>
    <circle cx="${s / 2}" cy="${s * 0.5}" r="${r * 0.74}" fill="#000" fill-opacity=".045"/><circle cx="${s / 2}" cy="${s * 0.508}" r="${r * 0.725}" fill="${c}"/>`,
  slate: (
    s,
    r,
    c,
  ) => `<rect x="${s / 2 - r}" y="${s / 2 - r * 0.92}" width="${2 * r}" height="${r * 1.84}" rx="${s * 0.05}" fill="${c}"/>
    <rect x="${s / 2 - r}" y="${s / 2 - r * 0.92}" width="${2 * r}" height="${r * 1.84}" rx="${s * 0.05}" fill="url(#gloss)"/>
    <rect x="${s / 2 - r * 0.97}" y="${s / 2 - r * 0.89}" width="${r * 1.94}" height="${r * 1.78}" rx="${s * 0.043}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${s * 0.004}"/>`,
  board: (
    s,
    r,
    c,
  ) => `<circle cx="${s / 2}" cy="${s / 2}" r="${r}" fill="${c}"/><g clip-path="url(#disc)">${Array.from({ length: 7 }, (_, i) => `<path d="M0 ${s * (0.1 + i * 0.13)}q${s * 0.25} ${s * 0.03} ${s * 0.5} 0t${s * 0.5} 0" fill="none" stroke="#000" stroke-opacity=".07" stroke-width="${s * 0.012}"/>`).join('')}</g>
    <circle cx="${s / 2}" cy="${s / 2}" r="${r}" fill="url(#gloss)"/><circle cx="${s / 2}" cy="${s / 2}" r="${r * 0.97}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${s * 0.005}"/>`,
  paper: (
    s,
    r,
    c,
  ) => `<g transform="rotate(-7 ${s / 2} ${s / 2})"><path d="M${s / 2 - r} ${s / 2 - r}h${2 * r}v${2 * r}h${-2 * r}z" fill="${c}"/><path d="M${s / 2 - r} ${s / 2 - r}h${2 * r}v${2 * r}h${-2 * r}z" fill="url(#gloss)"/>
    <path d="M${s / 2 - r} ${s / 2 + r * 0.55}L${s / 2 - r * 0.55} ${s / 2 + r}H${s / 2 - r}z" fill="#000" fill-opacity=".08"/></g>`,
}

/** SVG of the ground; `dish` is the plate's radius as a share of the side, absent for a table or a banner. */
export function backdrop({ width, height }, style, [inner, outer], dish) {
  const side = width > height ? width : height
  const radius = (dish ?? 0) * side
  const defs = `<defs>
    <radialGradient id="field" cx=".46" cy=".34" r=".85"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>
    <linearGradient id="gloss" x1=".15" y1="0" x2=".85" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient>
    <linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity=".04"/></linearGradient>
    <clipPath id="disc"><circle cx="${side / 2}" cy="${side / 2}" r="${radius}"/></clipPath>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${side * 0.028}"/></filter></defs>`
  const ground = dish
    ? `<circle cx="${side / 2}" cy="${side * 0.53}" r="${radius * 0.98}" fill="${style.shadow}" fill-opacity=".45" filter="url(#soft)"/>${PLATES[style.plate](side, radius, style.plateColor)}`
    : width > height
      ? ''
      : `<path d="M0 ${side * 0.66}h${side}v${side * 0.34}H0z" fill="url(#table)"/><circle cx="${side / 2}" cy="${side * 0.44}" r="${side * 0.36}" fill="#fff" fill-opacity=".13"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${defs}<rect width="${side}" height="${side}" fill="url(#field)"/>${PATTERNS[style.pattern](side)}${ground}</svg>`
}
