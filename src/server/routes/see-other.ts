/** Leads a person on to a page, whatever the call was. */
export const seeOther = (location: string) =>
  ({ status: 303, body: undefined, headers: { location } }) as const
