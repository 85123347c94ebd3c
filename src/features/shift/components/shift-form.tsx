import { useId } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import styled from 'styled-components'
import { shift } from '#messages/shift.ts'
import { useOnline } from '#session/use-online.ts'
import { space, text } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

const Root = styled.form`
  > fieldset {
    display: grid;
    gap: ${space(5)};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  h2 {
    font-size: ${text[3]};
    overflow-wrap: anywhere;
  }
  /* Within reach of the thumb that holds the phone, and used outdoors: taller than elsewhere. */
  && input:not([type='checkbox'], [type='radio']) {
    min-height: 56px;
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
  }
  && button {
    min-height: 60px;
    font-size: ${text[3]};
  }
`

interface ShiftFormProps {
  /** what the form is about; its name too. The first form is about the whole page */
  heading?: string
  submit: string
  isBusy: boolean
  /** what is no field's fault */
  fault: string | undefined
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** One form of the page: its fields, what went wrong, and its one button. */
export function ShiftForm({ heading, submit, isBusy, fault, onSubmit, children }: ShiftFormProps) {
  const t = useT(shift)
  const headingId = useId()
  const isOnline = useOnline()
  const isHydrated = useHydrated()
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <Root noValidate aria-labelledby={heading === undefined ? undefined : headingId} onSubmit={send}>
      {/* Until the page is at work, nothing can be typed that it would lose, and nothing sent as an address. The form
          has the name: this is no group of its own. */}
      <fieldset role="presentation" disabled={!isHydrated}>
        {heading !== undefined && <h2 id={headingId}>{heading}</h2>}
        {children}
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        {!isOnline && (
          <Notice tone="warning" icon="offline" live>
            {t('shift.offline')}
          </Notice>
        )}
        <Button wide type="submit" loading={isBusy}>
          {submit}
        </Button>
      </fieldset>
    </Root>
  )
}
