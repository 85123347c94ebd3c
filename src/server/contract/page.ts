/** A page of a list. @units rows */
export type Page = { offset: number; limit: number }

/** The requested page, with defaults. */
export const pageOf = ({ offset = 0, limit = 20 }: Partial<Page>): Page => ({ offset, limit })
