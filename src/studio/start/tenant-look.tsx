import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'

import { useApi } from '#api/api-context.tsx'
import type { StudioTenantSummary } from '#generated/models.ts'
import { resolveTheme } from '#theme/resolve.ts'

const Logo = styled.img`
  max-width: 70%;
  max-height: 64px;
  object-fit: contain;
`

/** A brand's logo on its own colour; its first letter where there is none. */
export function TenantLook({ tenant }: { readonly tenant: StudioTenantSummary }) {
  const { alias, name, status } = tenant
  const { queries } = useApi()
  const { data } = useQuery({ ...queries.storefront(alias), retry: false, enabled: status === 'published' })
  if (!data) return <span aria-hidden="true">{name.slice(0, 1)}</span>
  const { main, onMain } = resolveTheme(data.theme.colorConfig).tokens.light
  const logo = data.logos.horizontal ?? data.logos.custom
  return (
    <span style={{ background: main, color: onMain }} aria-hidden="true">
      {logo ? (
        <Logo src={logo.src} alt="" width={logo.width} height={logo.height} loading="lazy" />
      ) : (
        name.slice(0, 1)
      )}
    </span>
  )
}
