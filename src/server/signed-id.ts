import { createHmac, timingSafeEqual } from 'node:crypto'

const TIME_BYTES = 4

/** An id with its expiry. */
export type SignedId = { /** hexadecimal */ readonly id: string; readonly expiresAt: Date }

/** Signs and verifies ids with their expiry; nothing is stored. */
export class SignedIds {
  private readonly secret: string
  private readonly idBytes: number
  private readonly macBytes: number

  /** @param macBytes - length of the signature; 100 bits cannot be forged */
  constructor(secret: string, { idBytes, macBytes }: { idBytes: number; macBytes: number }) {
    this.secret = secret
    this.idBytes = idBytes
    this.macBytes = macBytes
  }

  /** Deterministic for id and expiry, which counts in whole seconds. */
  sign({ id, expiresAt }: SignedId): Buffer {
    const body = Buffer.alloc(this.idBytes + TIME_BYTES)
    body.write(id, 'hex')
    body.writeUInt32BE(Math.floor(expiresAt.getTime() / 1_000), this.idBytes)
    return Buffer.concat([body, this.mac(body)])
  }

  /** @returns undefined if it was not signed here; it may have expired */
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
