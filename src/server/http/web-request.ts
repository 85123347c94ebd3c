import { IncomingMessage } from 'node:http'

/**
 * A request that leaves HTTP/1.1 only for a web socket. Clients that would rather speak HTTP/2 ask for it with their first
 * request without TLS, as those of Java do, and are answered like any other. So is a CONNECT: no proxy is here to open a
 * tunnel.
 * @source RFC 9110 §7.8 "A server MAY ignore a received Upgrade header field"
 */
export class WebRequest extends IncomingMessage {
  private asksForMore = false

  /** Set by Node's parser before the headers, read after them. */
  get upgrade(): boolean {
    return this.asksForMore && /\bwebsocket\b/i.test(this.headers.upgrade ?? '')
  }

  set upgrade(asked: boolean) {
    this.asksForMore = asked
  }
}
