import { postToPage } from './post.ts'

/** Whether the vendor's message says that the card holder has answered. @source its guide on 3-D Secure */
const isAnswered = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === 'COMPLETE'

/** Script of the 3-D Secure frame: opens the challenge, and reports when it was answered. */
window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isAnswered(data)) postToPage({ vitrina: 'challenge-answered' })
})
document.querySelector('form')?.submit()
