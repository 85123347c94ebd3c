import styled from 'styled-components'
import type { ConsoleCalls } from '#api/console-calls.ts'
import type { ManualClosure } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { moment as momentTexts } from '#messages/moment.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useNow } from '#session/use-now.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { pausedText } from '../paused-text.ts'
import { useChange } from '../use-change.ts'

/** Aligns the icon with the first line of the text, beside the taller button. */
const Place = styled.div`
  > [role='alert'] {
    align-items: baseline;

    > svg {
      margin: 0;
      transform: translateY(0.34em);
    }
  }
`

const Row = styled.div`
  ${wrap(3)}
  align-items: center;
`

type Props = { calls: ConsoleCalls; refresh: () => void; closure: ManualClosure }

/** A permanent notice that the venue is paused, to explain why no orders come in. */
export function PauseBanner({ calls, refresh, closure }: Props) {
  const t = useT(console, momentTexts)
  const change = useChange('console.resume.by-folder')
  const toast = useToast()
  const { timeZone } = useBranchContact()
  const now = useNow()
  const [isBusy, resume] = useBusy(async () => {
    const isDone = await change(() => calls.pause({ closed: false }))
    if (isDone) toast(t('console.resumed'), 'success')
    refresh()
  })
  const words = pausedText(closure, { now, timeZone }, t)
  return (
    <Place>
      <Notice tone="danger" live>
        <Row>
          <span>{[words, closure.reason].filter(Boolean).join(' ')}</span>
          <Button tone="secondary" loading={isBusy} onPress={() => void resume()}>
            {t('console.resume')}
          </Button>
        </Row>
      </Notice>
    </Place>
  )
}
