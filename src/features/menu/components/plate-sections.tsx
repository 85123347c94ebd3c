import { memo, Suspense } from 'react'
import styled from 'styled-components'
import { pad, space, text, token } from '#theme/tokens.ts'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import { followLink } from '../follow-link.ts'
import type { Section } from '../menu-sections.ts'

const Root = styled.section`
  padding: ${space(6)} ${pad.inset} 0;
  content-visibility: auto;
  contain-intrinsic-size: auto 900px;

  > h2 {
    font-size: ${text[3]};
  }

  > p {
    padding-top: ${space(1)};
    color: ${token.description};
  }

  > ul {
    margin-top: ${space(3)};
  }
`

interface PlateSectionsProps {
  sections: readonly Section[]
  /** Pictures of the first section that load at once. */
  eager: number
}

/** Every category with its plates. Each joins the page on its own, so that hydration never blocks a tap for long. */
export const PlateSections = memo(function PlateSections({ sections, eager }: PlateSectionsProps) {
  return sections.map((section, index) => (
    <Suspense key={section.id}>
      <PlateSection section={section} eager={index === 0 ? eager : 0} />
    </Suspense>
  ))
})

const PlateSection = memo(function PlateSection({ section, eager }: { section: Section; eager: number }) {
  const { segment, category, plates } = section
  const heading = `titulo-${segment}`
  return (
    <Root id={segment}>
      <h2 id={heading}>{category.showName}</h2>
      {category.description && <p>{category.description}</p>}
      <PlateList plates={plates} eager={eager} labelledBy={heading} onOpen={followLink} />
    </Root>
  )
})
