/** The channel of a message. A provider refuses channels that it does not support. */
export type MessageChannel = 'sms' | 'whatsapp' | 'email'

/** A message from a venue to a person. */
export type OutgoingMessage = {
  /** the same for all tries, so that a provider can deduplicate */
  id: string
  channel: MessageChannel
  /** phone in E.164, or an email address */
  to: string
  /** the whole text, in the venue's language */
  text: string
  /** alias of the tenant in whose name it is sent */
  tenant: string
}

/** The provider refused a message: it was not sent. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
  /** the message itself is invalid: retries cannot help */
  readonly isFinal: boolean

  constructor(text: string, isFinal = false) {
    super(text)
    this.isFinal = isFinal
  }
}

/** There was no response, or one that leaves open whether the message was sent. */
export class MessageNotAnswered extends Error {
  override readonly name = 'MessageNotAnswered'
}

/**
 * Sends messages to people: a code, a link to an abandoned cart. One provider per server, chosen in
 * `server/messaging/provider.ts`.
 * @source design §1 "Every third party is a port"
 */
export interface MessageSender {
  /** key in the list of providers, and name of the folder */
  readonly id: string
  /**
   * Sends a message. A provider that ignores ids may send it twice when a response is lost, so texts must tolerate
   * that.
   * @errors rejects with {@link MessageRefused} or {@link MessageNotAnswered}
   */
  readonly send: (message: OutgoingMessage) => Promise<void>
}
