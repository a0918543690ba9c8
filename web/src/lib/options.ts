// The options of a game in words.
import type { ClockSetting, GameInfo, OptionInfo, Options } from "./protocol";
import { t } from "../messages/index.svelte";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function optionTitle({ name, what }: OptionInfo): string {
  const colon = what.indexOf(": ");
  return capital(colon > 0 ? what.slice(0, colon) : name.replaceAll("_", " "));
}

export function optionBody({ what }: OptionInfo): string {
  return capital(what.slice(what.indexOf(": ") > 0 ? what.indexOf(": ") + 2 : 0));
}

/** The options that are not as usual. */
export function chosenOptions(game: GameInfo | undefined, options: Options) {
  return (game?.option_list ?? [])
    .filter(({ name }) => options[name] !== game?.options[name])
    .map((option) => {
      const value = options[option.name];
      return {
        ...option,
        text: optionTitle(option) + (value === true ? "" : `: ${value === false ? t.form.no : value}`),
      };
    });
}

/** What somebody asks for: options, and whom to play against or what is agreed on at the table. */
export interface NewGame {
  options: GameInfo["options"];
  bot: string;
  hints: boolean;
  clock: ClockSetting;
  listed: boolean;
  /** Empty: none. */
  password: string;
}
