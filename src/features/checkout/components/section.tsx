import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { checkout } from '#messages/checkout.ts'
import { pad, space, text, token } from '#theme/tokens.ts'
import { centred, quiet, raised, stack, wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.section`
  padding: ${space(2)} ${pad.inset};

  > div {
    ${stack(4)}
    ${centred(720)}
    padding: ${space(5)};
    ${raised('l')}
  }
  h2 {
    /* A word of a title stays whole beside a button. */
    overflow-wrap: break-word;
  }
  /* Under the heading a legend is one more label. */
  fieldset > legend {
    font-size: ${text[2]};
    font-weight: 600;
  }
  > [data-row] {
    grid-template-columns: minmax(min-content, 1fr) auto;
    align-items: center;
    gap: ${space(0.5)} ${space(2)};
    padding-block: ${space(3)};
  }
  > [data-row] > h2 {
    font-size: ${text[2]};
  }
  @media (min-width: 1024px) {
    padding-inline: 0;
  }
`

const Folded = styled.div`
  && {
    ${wrap(2)}
    padding-block: ${space(3)};
  }
  align-items: center;

  /* The words of a quiet button end where the card's do. */
  > button {
    margin-inline: auto -${space(3)};
  }

  > svg {
    color: ${token.success};
    font-size: 1.25em;
  }
  > .words {
    flex: 1;
    display: grid;
    gap: ${space(0.5)};
  }
  h2 {
    font-size: ${text[2]};
  }
  > .words > p {
    ${quiet}
    overflow-wrap: anywhere;
  }
`

interface Props {
  title: string
  /** Summary of a folded section; without one it never folds. */
  summary?: string
  /** Everything was filled in on arrival, for instance from an earlier order, or nothing is required. */
  isComplete?: boolean
  /** Optional and empty: the button that unfolds it says 'add'. */
  isEmpty?: boolean
  /** Something in it is invalid: it unfolds. */
  isFailing?: boolean
  /** Its only field uses the title as its label. */
  isField?: boolean
  /** Its parts are beside the title, in one row. */
  inRow?: boolean
  children: ReactNode
}

/**
 * A section of the checkout. One that is complete on arrival is folded into one line; none folds while the diner uses
 * it.
 */
export function Section(props: Props) {
  const { title, summary, isComplete = false, isEmpty, isFailing = false, isField, inRow, children } = props
  const t = useT(checkout)
  const heading = useId()
  const parts = useRef<HTMLDivElement>(null)
  const [isFolded, setFolded] = useState(isComplete)
  // A section unfolded because of an error stays open once it is valid: the diner is still typing in it.
  if (isFolded && isFailing) setFolded(false)
  const unfold = () => {
    flushSync(() => setFolded(false))
    parts.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  if (isFolded && !isFailing && summary !== undefined) {
    return (
      <Root aria-labelledby={heading}>
        <Folded>
          {!isEmpty && <Icon name="success" />}
          <div className="words">
            <h2 id={heading}>{title}</h2>
            <p>{summary}</p>
          </div>
          <Button
            tone="quiet"
            icon={isEmpty ? 'plus' : 'edit'}
            name={t(isEmpty ? 'checkout.add-section' : 'checkout.edit-section', { section: title })}
            onPress={unfold}
          >
            {t(isEmpty ? 'checkout.add' : 'checkout.edit')}
          </Button>
        </Folded>
      </Root>
    )
  }
  return (
    <Root aria-labelledby={isField ? undefined : heading} aria-label={isField ? title : undefined}>
      <div ref={parts} data-row={inRow ? '' : undefined}>
        {!isField && <h2 id={heading}>{title}</h2>}
        {children}
      </div>
    </Root>
  )
}
