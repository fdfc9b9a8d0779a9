import { BUILD_VERSION, PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { color, ExternalLink, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { LEGAL_LINKS } from './externalLinks.ts'

const Frame = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  padding: ${space(5)} ${space(8)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.small};

  & a {
    color: inherit;
  }
  ${media.narrow} {
    padding: ${space(5)} ${space(4)};
  }
`

const Version = styled.span`
  margin-left: auto;

  ${media.narrow} {
    width: 100%;
    margin-left: 0;
  }
`

/** @param year the present year, for the copyright line */
export function Footer({ year }: { readonly year: number }) {
  return (
    <Frame>
      <span>
        © {year} {PRODUCT_NAME}
      </span>
      {LEGAL_LINKS.map(({ label, href }) => (
        <ExternalLink key={href} href={href}>
          {label}
        </ExternalLink>
      ))}
      <Version>Version {BUILD_VERSION}</Version>
    </Frame>
  )
}
