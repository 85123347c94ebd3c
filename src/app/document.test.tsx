import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#ui/primitives/picture/picture.tsx'
import { firstPictureLink } from './document.ts'

const picture = (name: string) => ({
  src: `/files/${name}`,
  widths: [384, 768],
  width: 768,
  height: 512,
  placeholder: '#aabbcc',
})

test('the header names the one picture of high priority, in every width it has', () => {
  const html = renderToStaticMarkup(
    <>
      <Picture picture={picture('logo')} alt="" sizes="40px" widest={40} eager />
      <Picture
        picture={picture('banner')}
        alt=""
        sizes="(min-width: 1200px) 1200px, 100vw"
        widest={1200}
        first
      />
    </>,
  )
  expect(firstPictureLink(html)).toBe(
    '</files/banner-768.webp>; rel=preload; as=image; type="image/avif"; ' +
      'imagesrcset="/files/banner-384.avif 384w, /files/banner-768.avif 768w"; ' +
      'imagesizes="(min-width: 1200px) 1200px, 100vw"; fetchpriority=high',
  )
})

test('where none is of high priority, it names the first that loads at once', () => {
  const shown = (name: string, eager: boolean) => (
    <Picture picture={picture(name)} alt="" sizes="62vw" widest={264} eager={eager} />
  )
  const html = renderToStaticMarkup([shown('far', false), shown('near', true), shown('next', true)])
  expect(firstPictureLink(html)).toMatch(/^<\/files\/near-.*imagesizes="62vw"; fetchpriority=high$/)
  expect(firstPictureLink(renderToStaticMarkup(shown('far', false)))).toBeUndefined()
})
