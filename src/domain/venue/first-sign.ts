/** A two-letter flag, or a character with its accents and skin tone, joined to others as in family emoji. */
const FIRST = /^(?:\p{RI}{2}|.[\p{M}\p{EMod}]*(?:\u200D.[\p{M}\p{EMod}]*)*)/su

/** The first character of a name as people perceive it: a flag or a person emoji of several code points is one. */
export const firstSign = (name: string): string => FIRST.exec(name)?.[0] ?? ''
