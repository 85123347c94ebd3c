/** How React writes the picture of high priority: its best source, and right behind it the image. */
const FIRST =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img src="([^"]+)"[^>]* fetchPriority="high"/

/**
 * The value of a page's `Link` header: a browser asks for the picture that the first view is about before it has read the
 * HTML.
 *
 * @param html - of the app
 * @returns undefined where the page has no such picture
 */
export function firstPictureLink(html: string): string | undefined {
  const [, srcset, sizes, src] = FIRST.exec(html) ?? []
  return srcset === undefined
    ? undefined
    : `<${src}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcset}"; imagesizes="${sizes}"; fetchpriority=high`
}
