import type { ReactNode } from 'react'
import styled from 'styled-components'

import type { Image, LogoFile } from '#generated/models.ts'
import { pad, radius, shadow, space, token } from '#theme/tokens.ts'
import { centred, wrap } from '#ui/primitives/base/look.ts'
import { Picture } from '#ui/primitives/picture/picture.tsx'

const Root = styled.div`
  > .field {
    position: relative;
    height: clamp(56px, 10vw, 96px);
    background: ${token.main};
    overflow: clip;
  }
  > .field[data-pictured] {
    height: clamp(124px, 30vw, 264px);
  }
  > .field > picture {
    position: relative;
    height: 100%;
  }
  > .field > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > .field > img + picture {
    position: absolute;
    inset: ${space(3)};
    height: auto;
    border-radius: ${radius.m};
  }
  > .row {
    ${wrap(2, 3)}
    align-items: flex-start;
    justify-content: space-between;
    ${centred(1200)}
    padding-inline: ${pad.inset};
  }
  > .row > img {
    position: relative;
    width: auto;
    min-width: 96px;
    max-width: min(288px, 70vw);
    height: 96px;
    margin-top: -44px;
    padding: ${space(1)};
    border-radius: ${radius.l};
    background: ${token.page};
    box-shadow: ${shadow[1]};
    object-fit: contain;
  }
  > .row > .beside {
    min-height: 44px;
    margin-top: ${space(2)};
  }
  @media (min-width: 1024px) {
    > .field[data-pictured] {
      margin-top: ${space(4)};
      border-radius: ${radius.l};
    }
  }
  @media (min-width: 1200px) {
    > .field[data-pictured] {
      max-width: 1200px;
      margin-inline: auto;
    }
  }
`

type Props = {
  readonly banner?: Image
  readonly logo?: LogoFile
  /** a drawing that fills the field: around the banner, or alone */
  readonly background?: LogoFile
  /** beside the logo, under the picture */
  readonly children?: ReactNode
}

/**
 * The brand at the top of its pages: the banner picture on its pattern, or a field in its colour, with the logo on a
 * plate over its edge.
 */
export function BrandField({ banner, logo, background, children }: Props) {
  return (
    <Root>
      <div className="field" data-pictured={banner && ''}>
        {background && <img src={background.src} alt="" data-picture="" />}
        {banner && (
          <Picture picture={banner} alt="" sizes="(min-width: 1200px) 1200px, 100vw" widest={1200} first />
        )}
      </div>
      <div className="row">
        {logo && (
          // not before the banner: both would share a phone's bandwidth
          <img
            src={logo.src}
            width={logo.width}
            height={logo.height}
            alt=""
            data-picture=""
            loading={banner && 'lazy'}
          />
        )}
        {children !== undefined && <div className="beside">{children}</div>}
      </div>
    </Root>
  )
}
