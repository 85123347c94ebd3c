import { memo } from 'react'

import { firstSign } from '#domain/venue/first-sign.ts'
import { PictureElements } from '#ui/primitives/picture/picture.tsx'
import { iconPaths } from '#ui/primitives/icon/icon-paths.ts'
import type { Translate } from '#messages/index.ts'

import { discountText } from './discount-text.ts'
import { indicatorClass } from './indicator-class.ts'
import type { WriteMoney } from './money-context.tsx'
import type { PlateView } from './plate-view.ts'

/** How large the picture is: CSS `sizes`, and CSS pixels at its widest. */
export type PictureRoom = { readonly sizes: string; readonly widest: number }

type Props = {
  readonly plate: PlateView
  readonly t: Translate
  readonly money: WriteMoney
  readonly room: PictureRoom
  readonly eager: boolean
  /** keeps the picture's space, in the brand's colour, when there is none */
  readonly field: boolean
  /** whether '+' adds it; else it opens the plate */
  readonly canAdd: boolean
  /** one below the heading the list stands under */
  readonly heading: 'h2' | 'h3'
}

/**
 * One plate as plain elements without hooks; the list around it provides style, texts and click handlers. The whole
 * item is clickable: the link's own box covers it, also below a '+' that is not hydrated yet.
 */
export const PlateItem = memo(function PlateItem(props: Props) {
  const { plate, t, money, room, eager, field, canAdd, heading: Heading } = props
  const { id, href, name, description, price, image, indicators, soldOut } = plate
  const now = price.varies ? t('common.from-price', { amount: money(price.from) }) : money(price.from)
  const reduced = price.original > price.from
  const add =
    !soldOut &&
    (canAdd ? (
      // '+' stays the same element as the stepper grows before it, so that it keeps the focus
      <div className="add">
        <span data-less="" />
        <button type="button" data-step="1" aria-label={t('common.increase', { name })}>
          {sign('plus', true)}
        </button>
      </div>
    ) : (
      <span className="add" aria-hidden="true">
        {sign('plus')}
      </span>
    ))
  return (
    <li data-sold-out={soldOut ? '' : undefined}>
      {/* first, so that nothing moves for it, however much of the page has arrived */}
      {image && (
        <picture>
          <PictureElements picture={image} alt="" sizes={room.sizes} widest={room.widest} eager={eager} />
        </picture>
      )}
      {!image && field && (
        <span className="field" aria-hidden="true">
          {firstSign(name)}
        </span>
      )}
      {/* on the picture, it comes before the texts below */}
      {field && add}
      <div className="text">
        <Heading>
          <a href={href} data-plate={id}>
            {name}
          </a>
        </Heading>
        {description && <p>{description}</p>}
        {(indicators.length > 0 || soldOut) && (
          <div className="marks">
            {soldOut && <span className="gone">{t('menu.sold-out')}</span>}
            {indicators.map((indicator) => (
              <span key={indicator.id} className={indicatorClass(indicator.id)}>
                {indicator.showName}
              </span>
            ))}
          </div>
        )}
        <div className="price">
          {reduced && (
            <span className="vh">{t('common.price-before', { amount: money(price.original) })}</span>
          )}
          <b>{now}</b>
          {reduced && <s aria-hidden="true">{money(price.original)}</s>}
          {price.label && <span className="off">{discountText(price.label, t, money)}</span>}
        </div>
      </div>
      {!field && add}
    </li>
  )
})

/** The icon of a control that adds or takes away. */
export const sign = (icon: 'plus' | 'minus', isHidden?: true) => (
  <svg viewBox="0 0 24 24" aria-hidden={isHidden}>
    <path d={iconPaths[icon]} />
  </svg>
)
