import type { PageHead } from '#layout/define-screen.ts'
import type { Storefront } from '#generated/models.ts'

/** What search engines and previews learn of a page that is about a whole brand. */
export function brandHead(title: string, { description, logos: { banner } }: Storefront): PageHead {
  const image = banner && `${banner.src}-${banner.widths.at(-1)}.webp`
  return { title, description, image }
}
