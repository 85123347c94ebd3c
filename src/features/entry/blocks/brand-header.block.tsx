import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { useVenue } from '#session/page-context.ts'
import { pad, space, token } from '#theme/tokens.ts'
import { centred, stack } from '#ui/primitives/base/look.ts'
import { BrandField } from '#ui/patterns/brand-field.tsx'

const Words = styled.div`
  ${stack(1)}
  ${centred(1200)}
  padding: ${space(3)} ${pad.inset} 0;

  > p {
    max-width: 60ch;
    color: ${token.description};
  }
`

type Settings = { banner: boolean }

function BrandHeader({ settings }: { settings: Settings }) {
  const { storefront, company, branch } = useVenue()
  const { logos, name, description } = storefront
  // The sentence of a company's folder is about its first branch.
  const message = company ? undefined : (branch?.customMessage ?? branch?.description ?? description)
  return (
    <div>
      <BrandField
        background={logos.background}
        banner={settings.banner ? logos.banner : undefined}
        logo={logos.custom ?? logos.icon}
      />
      <Words>
        <h1>{company?.name ?? branch?.name ?? name}</h1>
        {message !== undefined && <p>{message}</p>}
      </Words>
    </div>
  )
}

/** The brand: banner, logo, name and a sentence, on the pages of a company and of a branch. */
export const brandHeaderBlock = defineBlock<Settings>({
  type: 'brand-header',
  settings: { banner: { type: 'boolean' } },
  defaults: { banner: true },
  render: BrandHeader,
})
