/** A scaffold was refused; the message says what to do. */
export class ScaffoldError extends Error {
  name = 'ScaffoldError'
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Refuses a name that is not kebab-case or is too short or long. */
export function checkName(name, what) {
  if (typeof name !== 'string' || !KEBAB.test(name) || name.length < 2 || name.length > 60)
    throw new ScaffoldError(
      `"${name ?? ''}" cannot be the name of a ${what}: use 2 to 60 lower case letters, digits and hyphens, as in "la-esquina".`,
    )
  return name
}

/** `order-notes` → `orderNotes`. */
export function camelCase(name) {
  return name.replaceAll(/-([a-z0-9])/g, (_match, letter) => letter.toUpperCase())
}

/** `order-notes` → `OrderNotes`. */
export function pascalCase(name) {
  const camel = camelCase(name)
  return camel[0].toUpperCase() + camel.slice(1)
}

/** `la-esquina` → `La Esquina`. */
export function titleCase(name) {
  return name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ')
}
