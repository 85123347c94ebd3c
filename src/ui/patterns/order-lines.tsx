import type { ReactNode } from 'react'
import styled from 'styled-components'

import type { MinorUnits } from '#domain/money/money.ts'
import type { CartItem, Image } from '#generated/models.ts'
import { orderLines } from '#messages/order-lines.ts'
import { radius, space, token } from '#theme/tokens.ts'
import { quiet, wrap } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { PictureElements, pictureCss } from '#ui/primitives/picture/picture.tsx'

import { extrasText } from './extras-text.ts'
import { useT } from './messages-context.tsx'
import { Price } from './price.tsx'

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(3)};
  }
  /* Where no plate has a picture there is no place for one. */
  &[data-plain] > li {
    grid-template-columns: minmax(0, 1fr);
  }
  > li + li {
    border-top: 1px solid ${token.divider};
  }
  .thumb {
    display: grid;
    grid-row: span 2;
    width: 64px;
    height: 64px;
    border-radius: ${radius.s};
    background: ${token.muted};
    overflow: hidden;
  }
  .thumb > svg {
    place-self: center;
    color: ${token.description};
  }
  img {
    ${pictureCss}
  }
  [data-sold-out] img {
    filter: grayscale(1);
    opacity: 0.6;
  }
  .count {
    grid-row: span 2;
    min-width: ${space(7)};
    color: ${token.link};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  /* With large texts the price stands under the words. */
  .line {
    ${wrap(0.5, 3)}
    align-items: flex-start;
    justify-content: end;
  }
  .words {
    display: grid;
    flex: 1 1 min(7em, 100%);
    gap: ${space(0.5)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .words > strong {
    font-weight: 600;
  }
  .words > span {
    ${quiet}
    white-space: pre-line;
  }
  .controls {
    ${wrap(2)}
    grid-column: -2;
    align-items: center;
    justify-content: space-between;
  }
`

export type OrderLine = {
  readonly id: string
  readonly item: Pick<CartItem, 'name' | 'sizeName' | 'extras' | 'notes' | 'quantity'>
  readonly total: MinorUnits
  readonly originalTotal?: MinorUnits
  readonly image?: Image
  /** under the name: that it ran out */
  readonly mark?: ReactNode
  /** stepper, edit button; a line without controls shows its quantity at the left */
  readonly controls?: ReactNode
}

/** What is ordered: name, choices in plain words, price; with thumbnails and controls in the cart. */
export function OrderLines({
  lines,
  labelledBy,
}: {
  readonly lines: readonly OrderLine[]
  readonly labelledBy?: string
}) {
  const t = useT(orderLines)
  const hasControls = lines.some(({ controls }) => controls !== undefined)
  const hasPictures = lines.some(({ image }) => image !== undefined)
  return (
    <List role="list" aria-labelledby={labelledBy} data-plain={hasControls && !hasPictures ? '' : undefined}>
      {lines.map(({ id, item, total, originalTotal, image, mark, controls }) => (
        <li key={id} data-sold-out={mark === undefined ? undefined : ''}>
          {controls === undefined ? (
            <span className="count">{`${item.quantity} ×`}</span>
          ) : (
            hasPictures && <Thumb image={image} />
          )}
          <div className="line">
            <div className="words">
              <strong>{item.name}</strong>
              {mark !== undefined && <div>{mark}</div>}
              {extrasText(item).map((words) => (
                <span key={words}>{words}</span>
              ))}
              {item.notes !== '' && <span>{t('cart.notes', { notes: item.notes })}</span>}
            </div>
            <Price amount={total} original={originalTotal} />
          </div>
          {controls !== undefined && <div className="controls">{controls}</div>}
        </li>
      ))}
    </List>
  )
}

const Thumb = ({ image }: Pick<OrderLine, 'image'>) =>
  image ? (
    <picture className="thumb">
      <PictureElements picture={image} alt="" sizes="64px" widest={64} />
    </picture>
  ) : (
    <span className="thumb">
      <Icon name="utensils" />
    </span>
  )
