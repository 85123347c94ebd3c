/** A message of PostgreSQL's protocol. */
function message(type: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length + 4)
  return Buffer.concat([Buffer.from(type), length, bytes])
}
const READY = message('Z', 'I')

/** Answers who connects. */
export const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY])

/** Answers a statement that was done. */
export const DONE = Buffer.concat([message('C', 'LISTEN\0'), READY])

/** Answers a statement that is refused. */
export const refusal = (code: string): Buffer =>
  Buffer.concat([message('E', `SERROR\0C${code}\0Mrefused\0\0`), READY])
