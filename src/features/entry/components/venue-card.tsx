import type { ReactNode } from 'react'
import { firstSign } from '#domain/venue/first-sign.ts'
import type { CompanyBranch, LogoFile } from '#generated/models.ts'
import { PictureElements } from '#ui/primitives/picture/picture.tsx'

interface VenueCardProps {
  name: string
  href: string
  logo?: LogoFile | CompanyBranch['logo']
  note?: string
  /** short facts under the note */
  facts?: ReactNode
  /** In the first view: its logo loads at once. */
  eager?: boolean
}

/** One card of a CardGrid. A plain link: another alias comes whole from the server. */
export function VenueCard({ name, href, logo, note, facts, eager = false }: VenueCardProps) {
  return (
    <li>
      <div className="words">
        <a href={href}>{name}</a>
        {note !== undefined && <p>{note}</p>}
        {facts !== undefined && <div className="facts">{facts}</div>}
      </div>
      <div className="logo" aria-hidden="true">
        {logo ? <Logo logo={logo} eager={eager} /> : firstSign(name).toUpperCase()}
      </div>
    </li>
  )
}

function Logo({ logo, eager }: { logo: NonNullable<VenueCardProps['logo']>; eager: boolean }) {
  if ('widths' in logo) {
    return (
      <picture>
        <PictureElements
          picture={logo}
          alt=""
          sizes="(min-width: 768px) 240px, 46vw"
          widest={240}
          eager={eager}
        />
      </picture>
    )
  }
  const loading = eager ? 'eager' : 'lazy'
  const { src, width, height } = logo
  return (
    <img src={src} width={width} height={height} alt="" data-picture="" loading={loading} decoding="async" />
  )
}
