// The options of a game in words.
import { capital } from "./capital";
import type { Friend } from "./kept";
import type { ClockSetting, GameInfo, OptionInfo, Options } from "./protocol";
import { t } from "../messages/index.svelte";

// "movie awards: the highest quality gains 200": what it is, and what it does.
function partsOf(option: OptionInfo) {
  const what = t.engine.option(option);
  const [, title, body] = /^(.*?)\s?: (.*)$/.exec(what) ?? [];
  return { title: title ?? option.name.replaceAll("_", " "), body: body ?? what };
}
export const optionTitle = (option: OptionInfo) => capital(partsOf(option).title);
export const optionBody = (option: OptionInfo) => capital(partsOf(option).body);

/** The options that are not as usual. */
export function chosenOptions(game: GameInfo | undefined, options: Options) {
  const words = (value: Options[string]) =>
    value === false ? t.form.no : t.engine.name(String(value), game?.id ?? "");
  return (game?.option_list ?? [])
    .filter(({ name }) => options[name] !== game?.options[name])
    .map((option) => {
      const value = options[option.name];
      return {
        ...option,
        text: value === true ? optionTitle(option) : t.common.pair(optionTitle(option), words(value)),
      };
    });
}

/** What somebody asks for: options, and whom to play against or what is agreed on at the table. */
export interface NewGame {
  options: GameInfo["options"];
  bot: string;
  /** Who shares the device. */
  friends: Friend[];
  hints: boolean;
  clock: ClockSetting;
  listed: boolean;
  /** Empty: none. */
  password: string;
}
