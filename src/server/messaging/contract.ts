/** How a message travels. A provider takes the channels it has and refuses the others. */
export type MessageChannel = 'sms' | 'whatsapp' | 'email'

/** A message from a venue to a person. */
export type OutgoingMessage = {
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
   * Hands a message over. Sending one twice is possible when the answer is lost, so texts must bear that.
   * @errors rejects with {@link MessageRefused} or {@link MessageNotAnswered}; whoever sends from a job is run again later
   */
  readonly send: (message: OutgoingMessage) => Promise<void>
}
