/** How a message travels. A provider takes the channels it has and refuses the others. */
export type MessageChannel = 'sms' | 'whatsapp' | 'email'

/** A message from a venue to a person. */
export type OutgoingMessage = {
  /** the same as often as it is tried: a provider that knows it sends the message once */
  id: string
  channel: MessageChannel
  /** phone in E.164, or an email address */
  to: string
  /** the whole text, in the venue's words */
  text: string
  /** alias of the tenant in whose name it is sent */
  tenant: string
}

/** The provider refused a message: it is not sent. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
  /** the message itself is at fault: it is refused however often it is tried */
  readonly isFinal: boolean

  constructor(text: string, isFinal = false) {
    super(text)
    this.isFinal = isFinal
  }
}

/** No answer, or none that says whether the message is sent. */
export class MessageNotAnswered extends Error {
  override readonly name = 'MessageNotAnswered'
}

/**
 * Sends messages to people: a code, a link to a cart that was left. One provider per server; which one decides
 * `server/messaging/provider.ts`.
 * @source design §1 "Every third party is a port"
 */
export interface MessageSender {
  /** key in the list of providers, and the folder's name */
  readonly id: string
  /**
   * Hands a message over. A provider that does not look at ids sends one twice when its answer is lost, so texts must bear
   * that.
   * @errors rejects with {@link MessageRefused} or {@link MessageNotAnswered}
   */
  readonly send: (message: OutgoingMessage) => Promise<void>
}
