import { tellPage } from './post.ts'

/** What the vendor says to the page around it when the holder of a card has answered. @source its guide on 3-D Secure */
const isAnswered = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === 'COMPLETE'

/** The code of the frame in which a card's bank asks who pays: it asks, and passes on that it was answered. */
window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isAnswered(data)) tellPage({ vitrina: 'challenge-answered' })
})
document.querySelector('form')?.submit()
