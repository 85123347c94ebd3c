import styled from 'styled-components'
import { console } from '#messages/console.ts'
import { radius, shadow, space, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'

const Bar = styled.div`
  position: sticky;
  bottom: ${space(3)};
  ${wrap(2)}
  align-items: center;
  justify-content: space-between;
  padding: ${space(3)} ${space(4)};
  border: 2px solid ${token.fieldBorder};
  border-radius: ${radius.l};
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[1]};

  > div {
    ${wrap(2)}
  }
`

type Props = { count: number; isBusy: boolean; onStack: () => void; onClear: () => void }

/** How many shipments were chosen, and what puts them together. */
export function StackBar({ count, isBusy, onStack, onClear }: Props) {
  const t = useT(console)
  return (
    <Bar data-bottom-bar="">
      <p role="status">{count === 1 ? t('console.stack.one') : t('console.stack.many', { count })}</p>
      <div>
        <Button tone="quiet" onPress={onClear}>
          {t('console.stack.clear')}
        </Button>
        {count > 1 && (
          <Button loading={isBusy} onPress={onStack}>
            {t('console.stack.submit')}
          </Button>
        )}
      </div>
    </Bar>
  )
}
