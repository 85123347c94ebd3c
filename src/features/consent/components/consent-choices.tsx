import styled from 'styled-components'
import { consent as consentTexts } from '#messages/consent.ts'
import type { ConsentChoice } from '#session/consent-choices.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { consentOf } from '#session/consent-store.ts'
import { forgetEvents } from '../event-queue.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`

/** Yes and no, of the same size and look: neither is the way out of the question. */
export function ConsentChoices() {
  const t = useT(consentTexts)
  const toast = useToast()
  const close = useCloseModal()
  const session = useSession()
  const { branch } = useVenue()
  const choose = (choice: ConsentChoice) => () => {
    const branchId = branch?.id ?? ''
    const consent = consentOf(session).getState()
    // an answer is about what comes after it
    if (choice !== consent.choices[branchId]) forgetEvents(branchId)
    consent.choose(branchId, choice)
    toast(t('consent.saved'), 'success')
    // a modal that asked may go
    close()
  }
  return (
    <Pair>
      <Button tone="secondary" onPress={choose('rejected')}>
        {t('consent.reject')}
      </Button>
      <Button tone="secondary" onPress={choose('accepted')}>
        {t('consent.accept')}
      </Button>
    </Pair>
  )
}
