import type { WebSocket } from 'ws'

import type { LiveMessage } from '../repositories/live-repository.ts'

/** Channels that one socket may follow: a page follows one. */
const MAX_CHANNELS = 20
/** A socket that takes nothing any more is cut. @units bytes */
const MAX_WAITING = 256 * 1024

/** Which sockets of this process follow which channels. */
export class LiveHub {
  private readonly followers = new Map<string, Set<WebSocket>>()
  private readonly followed = new Map<WebSocket, Set<string>>()

  /** @returns whether the socket follows the channel now */
  join(socket: WebSocket, channel: string): boolean {
    const channels = this.followed.get(socket) ?? new Set()
    if (channels.size >= MAX_CHANNELS && !channels.has(channel)) return false
    this.followed.set(socket, channels.add(channel))
    this.followers.set(channel, (this.followers.get(channel) ?? new Set()).add(socket))
    return true
  }

  leave(socket: WebSocket, channel: string): void {
    this.followed.get(socket)?.delete(channel)
    const sockets = this.followers.get(channel)
    sockets?.delete(socket)
    if (sockets?.size === 0) this.followers.delete(channel)
  }

  /** The socket is gone. */
  forget(socket: WebSocket): void {
    for (const channel of this.followed.get(socket) ?? []) this.leave(socket, channel)
    this.followed.delete(socket)
  }

  publish({ channel, event, data = {} }: LiveMessage): void {
    const frame = JSON.stringify({ event, channel, data: JSON.stringify(data) })
    for (const socket of this.followers.get(channel) ?? []) {
      if (socket.bufferedAmount > MAX_WAITING) socket.terminate()
      else socket.send(frame)
    }
  }
}
