import type { ChatWidget } from '#providers/chat/contract.ts'
import { startIntercom } from '#providers/chat/intercom/intercom.ts'
import { onPagePost, settingsOf, postToPage } from './post.ts'

type Settings = { intercomAppId: string }

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' &&
  value !== null &&
  'intercomAppId' in value &&
  typeof value.intercomAppId === 'string'

/** Script of the chat vendor's frame: executes the page's commands, and reports when the chat opens. */
function start(widget: ChatWidget): void {
  onPagePost(({ vitrina, data }) => {
    const message = typeof data === 'string' && data !== '' ? data : undefined
    if (vitrina === 'chat-open' && widget.open(message)) postToPage({ vitrina: 'chat-opened' })
    if (vitrina === 'chat-show') widget.show()
    if (vitrina === 'chat-hide') widget.hide()
    if (vitrina === 'chat-shut-down') widget.shutDown()
  })
}

const settings = settingsOf(isSettings)
if (settings) start(startIntercom(settings.intercomAppId, document))
