/** A message which the diner sends to a venue from an app of their own. */
export interface VenueMessage {
  /** Phone of the venue in E.164. */
  readonly phone: string
  readonly text: string
}

/**
 * How a message leaves the page: an address that opens it, written and addressed, in the app that sends it.
 * Making the address asks nobody and never fails, so that it can stand in the HTML of the server.
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"
 */
export interface MessagingProvider {
  readonly id: string
  /** @returns the address to open; works with the app and without */
  readonly linkTo: (message: VenueMessage) => string
}
