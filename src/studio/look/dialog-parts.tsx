import type { ReactNode } from 'react'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { muted, stack, wrap } from '#ui/primitives/base/look.ts'

/** The content of a studio dialog, stacked. */
export const DialogBody = styled.div`
  ${stack(4)}
  font-size: ${text[2]};

  h3 {
    padding-bottom: ${space(1)};
    font-size: ${text[1]};
    font-weight: 650;
  }
  p {
    color: ${token.description};
  }
`

const Sentences = styled.ul`
  max-height: 200px;
  overflow-y: auto;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.s};
  ${muted}
  font-size: ${text[1]};

  &[data-tone='danger'] {
    border-inline-start: 3px solid ${token.danger};
  }
  > li {
    padding: ${space(1.5)} 0;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid ${token.divider};
  }
`

type SentenceListProps = {
  readonly label: string
  readonly sentences: readonly string[]
  readonly tone?: 'danger'
}

/** A list of sentences; a long one scrolls, also by keyboard. */
export function SentenceList({ label, sentences, tone }: SentenceListProps): ReactNode {
  return (
    <Sentences
      role="list"
      aria-label={label}
      data-tone={tone}
      tabIndex={sentences.length > 5 ? 0 : undefined}
    >
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Sentences>
  )
}

/** Sentences under a heading, with optional content; renders nothing without either. */
export function SentenceSection({
  children,
  ...list
}: SentenceListProps & { readonly children?: ReactNode }) {
  const { label, sentences } = list
  if (sentences.length === 0 && children === undefined) return null
  return (
    <section>
      <h3>{label}</h3>
      {sentences.length > 0 && <SentenceList {...list} />}
      {children}
    </section>
  )
}

/** Buttons at the bottom of a dialog. */
export const DialogActions = styled.div`
  ${wrap(2)}
  align-items: flex-start;
  justify-content: flex-end;

  /* an action with the reason why it cannot be pressed below it */
  > div {
    text-align: end;
  }
`
