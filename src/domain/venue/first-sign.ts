/** A flag of two letters, or a sign with its accents and skin, joined to others as people and families are. */
const FIRST = /^(?:\p{RI}{2}|.[\p{M}\p{EMod}]*(?:\u200D.[\p{M}\p{EMod}]*)*)/su

/** The first sign of a name as people count them: a flag or a person of several code points is one. */
export const firstSign = (name: string): string => FIRST.exec(name)?.[0] ?? ''
