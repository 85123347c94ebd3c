/** The answer to a call. */
export type CallAnswer<T> = { status: number; body: T }

export type CallOptions = { body?: unknown; headers?: Record<string, string> }

/** A call to a server's API by its path. */
export type Call = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options?: CallOptions,
) => Promise<CallAnswer<T> & { headers: Record<string, string> }>

/**
 * Calls a running server's API from a program.
 * @errors the call throws unless the answer is a success: what the stage requests must exist
 */
export const callTo =
  (origin: string): Call =>
  async <T>(method: string, path: string, { body, headers }: CallOptions = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return {
      status: answer.status,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
      headers: Object.fromEntries(answer.headers),
    }
  }
