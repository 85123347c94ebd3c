import type { ChatWidget } from '#providers/chat/contract.ts'
import { startIntercom } from '#providers/chat/intercom/intercom.ts'
import { onPagePost, settingsOf, tellPage } from './post.ts'

type Settings = { intercomAppId: string }

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' &&
  value !== null &&
  'intercomAppId' in value &&
  typeof value.intercomAppId === 'string'

/** The code of the frame in which a chat vendor runs: does what the page asks, and says when it is open. */
function start(widget: ChatWidget): void {
  onPagePost(({ vitrina, data }) => {
    const message = typeof data === 'string' && data !== '' ? data : undefined
    if (vitrina === 'chat-open' && widget.open(message)) tellPage({ vitrina: 'chat-opened' })
    if (vitrina === 'chat-show') widget.show()
    if (vitrina === 'chat-hide') widget.hide()
    if (vitrina === 'chat-shut-down') widget.shutDown()
  })
}

const settings = settingsOf(isSettings)
if (settings) start(startIntercom(settings.intercomAppId, document))
