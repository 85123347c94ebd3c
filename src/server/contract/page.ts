/** A part of a list. @units rows */
export type Page = { offset: number; limit: number }

/** The part that a request asks for, who need not say it. */
export const pageOf = ({ offset = 0, limit = 20 }: Partial<Page>): Page => ({ offset, limit })
