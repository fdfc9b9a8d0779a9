import { z } from 'zod'
import type { FeatureName } from './createFeatureName.ts'
import { rename, TEMPLATE_FOLDER, toJson } from './planFeature.ts'

const versions = z.record(z.string(), z.string())
const rootSchema = z.object({ devDependencies: versions, optionalDependencies: versions })
const sharedSchema = z.object({ dependencies: versions })
const baseSchema = z.object({ compilerOptions: z.record(z.string(), z.unknown()) })
const projectSchema = z.looseObject({ dependencies: versions, devDependencies: versions })

/** Files of the template, and their names in the project. */
const COPIED: Readonly<Record<string, string>> = {
  'README.outside.md': 'README.md',
  'src/feature.tsx': 'src/feature.tsx',
  'src/standaloneOutside.tsx': 'src/standalone.tsx',
  'src/ExampleScreen.tsx': 'src/ExampleScreen.tsx',
  'src/ExampleScreen.test.tsx': 'src/ExampleScreen.test.tsx',
}

/** Libraries of the shell, in its version. They are types here: a feature's build has no copy of them. */
const LIBRARIES = ['react', 'react-dom', 'react-router-dom', 'styled-components']

/** What the root of the repository installs for all packages, and a feature's tests and checks need. */
const TOOLS = [
  '@biomejs/biome',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/jest-axe',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'fast-check',
  'jest',
  'jest-axe',
  'jest-circus',
  'jest-environment-jsdom',
  'jest-environment-node',
  'scheduler',
  'typescript',
]

const JEST_CONFIG = `import { featureJest } from '@outcome-studio/build/jest'

export default featureJest(import.meta.dirname)
`

/** Reads a file of the repository, by path from its root. */
type Read = (path: string) => string

/**
 * Returns the files of a project for one feature, by path in it. Writes nothing.
 *
 * @param packed addresses of the product's packages in the project, by name
 */
export function planOutside(
  name: FeatureName,
  packed: Readonly<Record<string, string>>,
  read: Read,
): ReadonlyMap<string, string> {
  const copied = Object.entries(COPIED).map(([from, to]): [string, string] => [
    to.replace('ExampleScreen', name.component),
    rename(read(`${TEMPLATE_FOLDER}/${from}`), name),
  ])
  return new Map([
    ...copied,
    ['package.json', toJson(createProject(name, packed, read))],
    ['tsconfig.json', toJson(createTsconfig(read))],
    ['biome.json', toJson(createBiome(read))],
    ['jest.config.js', JEST_CONFIG],
    ['.gitignore', 'node_modules/\ndist/\n'],
    ['.nvmrc', read('.nvmrc')],
  ])
}

/**
 * Returns the package.json of an existing project with the versions of this repository. All else is unchanged.
 *
 * @throws ZodError when it has no dependencies
 */
export function updateProject(text: string, packed: Readonly<Record<string, string>>, read: Read): string {
  const project = projectSchema.parse(JSON.parse(text))
  const current = dependenciesOf(packed, read)
  return toJson({
    ...project,
    dependencies: { ...project.dependencies, ...current.dependencies },
    devDependencies: { ...project.devDependencies, ...current.devDependencies },
    optionalDependencies: current.optionalDependencies,
  })
}

const createProject = ({ folder }: FeatureName, packed: Readonly<Record<string, string>>, read: Read) => ({
  name: folder,
  version: '0.1.0',
  private: true,
  type: 'module',
  engines: { node: '>=24' },
  scripts: {
    dev: 'outcome-feature dev',
    build: 'outcome-feature build',
    release: 'outcome-release',
    test: 'jest',
    types: 'tsc',
    lint: 'biome check',
  },
  ...dependenciesOf(packed, read),
})

function dependenciesOf(packed: Readonly<Record<string, string>>, read: Read) {
  const root = rootSchema.parse(JSON.parse(read('package.json')))
  const shared = sharedSchema.parse(JSON.parse(read('shared/package.json')))
  const { '@outcome-studio/shared': address = '', ...tools } = packed
  return {
    dependencies: { '@outcome-studio/shared': address, ...pick(shared.dependencies, LIBRARIES) },
    devDependencies: { ...tools, ...pick(root.devDependencies, TOOLS) },
    // Node itself, so that npm's scripts run in the product's version.
    optionalDependencies: root.optionalDependencies,
  }
}

const pick = (all: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]]] : [])))

function createTsconfig(read: Read) {
  const { compilerOptions } = baseSchema.parse(JSON.parse(read('tsconfig.base.json')))
  const { composite: _, emitDeclarationOnly: __, ...options } = compilerOptions
  return {
    compilerOptions: {
      ...options,
      noEmit: true,
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['jest', 'node', '@testing-library/jest-dom'],
    },
    include: ['src'],
  }
}

/** The product's format, and its rules that need no plug-in. */
function createBiome(read: Read) {
  const { $schema, formatter, javascript } = JSON.parse(read('biome.json'))
  const files = { includes: ['src/**', '*.js', '*.json', '!package-lock.json'] }
  return { $schema, files, formatter, javascript, linter: { rules: { preset: 'recommended' } } }
}
