const MOCKED_MODULES = /\bvi\.(?:mock|doMock|resetModules)\b/
const BROWSER = /@vitest-environment happy-dom/

/** Returns whether a web test replaces modules and therefore must load its own copies. */
export const needsIsolation = (text: string): boolean => MOCKED_MODULES.test(text)

/** Returns whether a web test renders in a simulated browser. */
export const needsBrowser = (text: string): boolean => BROWSER.test(text)
