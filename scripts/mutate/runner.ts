import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { writeFileSync } from 'node:fs';
import { narrow, titleOf, type Coverage, type Wish } from './mutate.rules.ts';

interface DryRun {
  readonly status: string;
  readonly mutantCoverage?: Coverage;
}
interface Runner {
  readonly ctx: {
    readonly projects: readonly { readonly config: { testNamePattern?: RegExp | undefined } }[];
    start: (files?: readonly string[]) => Promise<unknown>;
  };
  dryRun: (options: object) => Promise<DryRun>;
}
/** The container by which Stryker makes its parts. */
interface Injector {
  readonly injectFunction: (factory: unknown) => Runner;
  readonly resolve: (token: 'options') => { readonly kontor: { readonly wish: Wish; readonly leftOutFile: string } };
}

/** Stryker's runner for Vitest, which plans a run for one promise or for a sample. */
const factory = (injector: Injector): Runner => {
  const runner = injector.injectFunction(vitestPlugins[0]?.factory);
  const { wish, leftOutFile } = injector.resolve('options').kontor;
  const dryRun = runner.dryRun.bind(runner);
  runner.dryRun = async (options) => {
    const { ctx } = runner;
    const start = ctx.start.bind(ctx);
    // Tests of other promises can take minutes, and Stryker chooses tests only after this run.
    ctx.start = (files) => {
      if (wish.promise !== undefined)
        for (const { config } of ctx.projects) config.testNamePattern ??= titleOf(wish.promise);
      return start(files);
    };
    const result = await dryRun(options);
    if (!result.mutantCoverage) return result;
    const { coverage, leftOut } = narrow(result.mutantCoverage, wish);
    writeFileSync(leftOutFile, JSON.stringify(leftOut));
    return { ...result, mutantCoverage: coverage };
  };
  return runner;
};
factory.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'kontor', factory }];
