import styled from 'styled-components'

import { formatAmount } from '#domain/money/money.ts'
import { firstSign } from '#domain/venue/first-sign.ts'
import type { Category } from '#generated/models.ts'
import { pad, shadow, space } from '#theme/tokens.ts'
import {
  branded,
  hovering,
  quiet,
  raised,
  stack,
  tablet,
  twoLines,
  wholeItemLinks,
  wrap,
} from '#ui/primitives/base/look.ts'
import { PictureElements, pictureCss } from '#ui/primitives/picture/picture.tsx'

import { indicatorClass } from './indicator-class.ts'
import { indicatorLook } from './indicator-tags.tsx'
import { useT } from './messages-context.tsx'

const Grid = styled.ul`
  display: grid;
  /* Two beside each other, or one where texts are large. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8rem, 34%)), 1fr));
  gap: ${space(3)};

  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    ${raised('m')}
    overflow: clip;
  }
  ${wholeItemLinks}
  picture,
  .field {
    order: -1;
    aspect-ratio: 3 / 2;
    overflow: hidden;
  }
  img {
    ${pictureCss}
  }
  /* Without a picture the brand's colour and the initial stand in, on purpose. */
  .field {
    display: grid;
    place-items: center;
    ${branded}
    font-size: 2.5rem;
    font-weight: 700;
  }
  div {
    ${stack(0.5)}
    padding: ${space(3)} ${pad.inset};
  }
  h3 {
    ${twoLines}
    font-weight: 600;
  }
  p {
    ${quiet}
  }
  .marks {
    ${wrap(1)}
    padding: ${space(1)} 0 0;
  }
  .marks > span {
    ${indicatorLook}
  }
  ${hovering} {
    > li:hover {
      box-shadow: ${shadow[2]};
    }
  }
  ${tablet} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: ${space(4)};
  }
`

type CategoryView = {
  readonly id: string
  readonly href: string
  /** id of its card, to which a hash leads */
  readonly segment: string
  readonly category: Pick<Category, 'showName' | 'image' | 'indicators'> & {
    readonly plates: { readonly length: number }
  }
}

type Props = {
  readonly sections: readonly CategoryView[]
  /** how many pictures belong to the first view */
  readonly eager?: number
  readonly labelledBy?: string
}

/** Categories as cards with picture, name and number of plates; their links act by the `LinkArea` around them. */
export function CategoryCards({ sections, eager = 0, labelledBy }: Props) {
  const t = useT()
  return (
    <Grid role="list" aria-labelledby={labelledBy}>
      {sections.map(({ id, segment, href, category: { showName, image, indicators, plates } }, index) => (
        <li key={id} id={segment}>
          <div>
            <h3>
              <a href={href} data-category={id}>
                {showName}
              </a>
            </h3>
            <p>
              {plates.length === 1
                ? t('menu.plate-count.one')
                : t('menu.plate-count', { n: formatAmount(plates.length, 0) })}
            </p>
            {indicators.length > 0 && (
              <div className="marks">
                {indicators.map((indicator) => (
                  <span key={indicator.id} className={indicatorClass(indicator.id)}>
                    {indicator.showName}
                  </span>
                ))}
              </div>
            )}
          </div>
          {image ? (
            <picture>
              <PictureElements
                picture={image}
                alt=""
                sizes="(min-width: 768px) 240px, 46vw"
                widest={240}
                eager={index < eager}
              />
            </picture>
          ) : (
            <span className="field" aria-hidden="true">
              {firstSign(showName).toUpperCase()}
            </span>
          )}
        </li>
      ))}
    </Grid>
  )
}
