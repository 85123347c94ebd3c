/**
 * Fragment that opens the contact with the venue on its page; `?referenceId=` before it names what the question is about, as
 * the code of an order.
 * @source diner spec §2.15 "A support link exists with an optional referenceId query parameter; its path is not shown"
 */
export const SUPPORT_HASH = '#ayuda'
