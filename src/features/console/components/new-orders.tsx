import styled from 'styled-components'
import { console } from '#messages/console.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import type { Attention } from '../use-attention.ts'

const Strip = styled.div`
  &:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    padding: ${space(3)} ${space(4)};
    border-radius: ${radius.m};
    border: 3px solid ${token.control};
    background: ${token.card};
    font-size: ${text[3]};
    font-weight: 700;
  }
`

/** The words that go with the sound: they stay until somebody looks. */
export function NewOrders({ attention: { unseen, see } }: { attention: Attention }) {
  const t = useT(console)
  return (
    <Strip role="status">
      {unseen > 0 && (
        <>
          <span>{unseen === 1 ? t('console.new.one') : t('console.new.many', { count: unseen })}</span>
          <Button onPress={see}>{t('console.new.seen')}</Button>
        </>
      )}
    </Strip>
  )
}
