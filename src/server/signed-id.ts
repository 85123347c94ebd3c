import { createHmac, timingSafeEqual } from 'node:crypto'

const TIME_BYTES = 4

/** An id, and until when it opens something. */
export type SignedId = { /** hexadecimal */ readonly id: string; readonly expiresAt: Date }

/** Signs ids with the end of their life and reads them again: what was signed is stored nowhere. */
export class SignedIds {
  private readonly secret: string
  private readonly idBytes: number
  private readonly macBytes: number

  /** @param macBytes - length of the signature; nobody forges one of 100 bits */
  constructor(secret: string, { idBytes, macBytes }: { idBytes: number; macBytes: number }) {
    this.secret = secret
    this.idBytes = idBytes
    this.macBytes = macBytes
  }

  /** The same for the same id and end, of which whole seconds count. */
  sign({ id, expiresAt }: SignedId): Buffer {
    const body = Buffer.alloc(this.idBytes + TIME_BYTES)
    body.write(id, 'hex')
    body.writeUInt32BE(Math.floor(expiresAt.getTime() / 1_000), this.idBytes)
    return Buffer.concat([body, this.mac(body)])
  }

  /** @returns undefined for what was not signed here; its end may have passed */
  read(bytes: Buffer): SignedId | undefined {
    const bodyBytes = this.idBytes + TIME_BYTES
    if (bytes.length !== bodyBytes + this.macBytes) return undefined
    const body = bytes.subarray(0, bodyBytes)
    if (!timingSafeEqual(this.mac(body), bytes.subarray(bodyBytes))) return undefined
    return {
      id: body.toString('hex', 0, this.idBytes),
      expiresAt: new Date(body.readUInt32BE(this.idBytes) * 1_000),
    }
  }

  private mac(body: Uint8Array): Buffer {
    return createHmac('sha256', this.secret).update(body).digest().subarray(0, this.macBytes)
  }
}
