import styled from 'styled-components'
import type { SoldOutLine } from '#domain/cart/sold-out-lines.ts'
import type { CartItem } from '#generated/models.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { soldOut as soldOutTexts } from '#messages/sold-out.ts'
import { space } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Stepper } from '#ui/primitives/action/stepper.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.div`
  ${wrap(2)}
  flex: 1;
  align-items: center;
  justify-content: space-between;

  > button[data-tone='quiet'] {
    margin-inline-start: ${space(-3)};
  }
`

interface LineControlsProps {
  item: CartItem
  /** What is sold out in the line. */
  soldOut?: SoldOutLine
  max?: number
  onQuantity: (quantity: number) => void
  /** Removes sold-out garnishes from the line. */
  onDrop: (garnishes: readonly string[]) => void
  onEdit: () => void
}

/** Editor and stepper of a line; a sold-out line has one button that removes it. */
export function LineControls({ item, soldOut, max, onQuantity, onDrop, onEdit }: LineControlsProps) {
  const t = useT(cartLines, soldOutTexts)
  const { name, quantity } = item
  if (soldOut?.plate) {
    return (
      <Root>
        <Button
          tone="secondary"
          icon="trash"
          name={t('sold-out.remove-name', { name })}
          onPress={() => onQuantity(0)}
        >
          {t('sold-out.remove')}
        </Button>
      </Root>
    )
  }
  return (
    <Root>
      {soldOut ? (
        <MendButton name={name} soldOut={soldOut} onDrop={onDrop} onEdit={onEdit} />
      ) : (
        <Button tone="quiet" icon="edit" name={t('cart.edit', { name })} onPress={onEdit}>
          {t('cart.edit-label')}
        </Button>
      )}
      <Stepper
        value={quantity}
        min={1}
        max={max}
        removable
        labels={{
          group: t('common.quantity', { name }),
          decrease: quantity === 1 ? t('cart.remove', { name }) : t('common.decrease', { name }),
          increase: t('common.increase', { name }),
        }}
        onChange={onQuantity}
        onLimit={() => onQuantity(quantity + 1)}
      />
    </Root>
  )
}

type MendButtonProps = Pick<LineControlsProps, 'onDrop' | 'onEdit'> & { name: string; soldOut: SoldOutLine }

/** An optional garnish is removed; an obligatory one must be replaced. */
function MendButton({ name, soldOut: { garnishes, canDrop }, onDrop, onEdit }: MendButtonProps) {
  const t = useT(soldOutTexts)
  const list = garnishes.join(', ')
  return canDrop ? (
    <Button
      tone="secondary"
      icon="trash"
      name={t('sold-out.drop-name', { list, name })}
      onPress={() => onDrop(garnishes)}
    >
      {t('sold-out.drop', { list })}
    </Button>
  ) : (
    <Button tone="secondary" icon="edit" name={t('sold-out.choose-name', { name })} onPress={onEdit}>
      {t('sold-out.choose')}
    </Button>
  )
}
