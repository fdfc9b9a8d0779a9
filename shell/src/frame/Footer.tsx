import { BUILD_VERSION, PRODUCT_NAME, SITE_LINKS } from '@outcome-studio/shared/domain/base'
import { color, ExternalLink, media, space, type } from '@outcome-studio/shared/ui'
import { useContext } from 'react'
import styled from 'styled-components'
import { legalLinks } from '../areas/externalSites.ts'
import { EnvironmentContext } from '../core/EnvironmentContext.ts'

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
  &[data-place='middle'] {
    justify-content: center;
    border-top: 0;
  }
  ${media.narrow} {
    padding: ${space(5)} ${space(4)};
  }
`

const Version = styled.span`
  [data-place='side'] > & {
    margin-left: auto;
  }

  ${media.narrow} {
    width: 100%;

    [data-place='middle'] > & {
      text-align: center;
    }
  }
`

interface FooterProps {
  /** The current year, for the copyright line. */
  readonly year: number
  /** Alignment: with the content next to the sidebar, or centered under a single column. */
  readonly place: 'side' | 'middle'
}

/** The footer of every screen: copyright, legal pages, version. */
export function Footer({ year, place }: FooterProps) {
  // A page whose configuration could not be loaded has a footer too.
  const links = useContext(EnvironmentContext)?.config.links ?? SITE_LINKS
  return (
    <Frame data-place={place} data-bottom-bar="">
      {/* A prerendered page has the year of its build. */}
      <span suppressHydrationWarning>
        © {year} {PRODUCT_NAME}
      </span>
      {legalLinks(links).map(({ label, href }) => (
        <ExternalLink key={label} href={href}>
          {label}
        </ExternalLink>
      ))}
      <Version>Version {BUILD_VERSION}</Version>
    </Frame>
  )
}
