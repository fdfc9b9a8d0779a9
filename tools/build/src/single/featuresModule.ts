import { join } from 'node:path'
import type { BuildablePackage } from '../package/BuildablePackage.ts'

/** Source of a module that replaces the shell's startFeatures. Every feature is an ordinary dynamic import. */
export function featuresModule(features: readonly BuildablePackage[]): string {
  const lines = features.flatMap(({ id, folder, exposes }) =>
    Object.entries(exposes).map(([expose, source]) => {
      const file = JSON.stringify(join(folder, source))
      return `  ${JSON.stringify(`${id} ${expose}`)}: () => import(${file}),`
    }),
  )
  return `const features = {
${lines.join('\n')}
}
const load = ({ remote, expose }) => features[\`\${remote} \${expose}\`]()
export const startFeatures = () => ({
  load,
  preload: (address) => void load(address),
  isOutdated: async () => false,
})
`
}
