/** A request that posts JSON to an external service and follows no redirect. */
export const postOf = (body: object, token?: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  },
  body: JSON.stringify(body),
  redirect: 'error',
})

/** The text of an external service's answer. @errors rejects when it is longer */
export async function readText(answer: Response, maxBytes: number): Promise<string> {
  const reader = answer.body?.getReader()
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new Error('The answer is too long')
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString('utf8')
}
