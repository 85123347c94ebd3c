import { memo } from 'react'
import styled from 'styled-components'
import { pad, space, token } from '#theme/tokens.ts'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import type { Section } from './menu-sections.ts'

const Root = styled.section`
  padding: ${space(3)} ${pad.inset};

  > p {
    padding-top: ${space(1)};
    color: ${token.description};
  }

  > ul {
    margin-top: ${space(3)};
  }

  /*
   * On a phone, sections out of sight cost nothing. Their height is a guess, so only where attr() can make a close one of
   * the number of plates: elsewhere they are laid out.
   */
  @supports (contain-intrinsic-height: auto calc(attr(data-plates type(<number>)) * 1px)) {
    @media (max-width: 767px) {
      content-visibility: auto;
      contain-intrinsic-height: auto calc(attr(data-plates type(<number>)) * 155px + 96px);
    }
  }
`

interface PlateSectionsProps {
  sections: readonly Section[]
  /** Number of pictures in the first section loaded eagerly. */
  eager: number
  /** Whether '+' adds a plate that needs no choice. */
  canAdd: boolean
}

/** Every category with its plates. */
export const PlateSections = memo(function PlateSections({ sections, eager, canAdd }: PlateSectionsProps) {
  return sections.map(({ id, segment, category, plates }, index) => {
    const heading = `titulo-${segment}`
    return (
      <Root key={id} id={segment} data-plates={plates.length}>
        <h2 id={heading}>{category.showName}</h2>
        {category.description && <p>{category.description}</p>}
        <PlateList plates={plates} eager={index === 0 ? eager : 0} labelledBy={heading} canAdd={canAdd} />
      </Root>
    )
  })
})
