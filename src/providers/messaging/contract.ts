/** A message that the diner sends to a venue from their own app. */
export interface VenueMessage {
  /** Phone of the venue in E.164. */
  readonly phone: string
  readonly text: string
}

/**
 * Builds the link that opens a filled-in message in a messaging app. It needs no request and never fails, so it can be
 * rendered on the server.
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"
 */
export interface MessagingProvider {
  readonly id: string
  /** @returns the link; works with and without the app */
  readonly linkTo: (message: VenueMessage) => string
}
