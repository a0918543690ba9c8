#include <gtest/gtest.h>

#include "content/boulevard.hpp"
#include "games/boulevard/pack.hpp"
#include "games/boulevard/steps/pick.hpp"
#include "games/boulevard/tiny.hpp"

using namespace backlot;
using namespace backlot::boulevard;

TEST(BoulevardIndex, every_way_to_a_pack_gives_it_its_index) {
  EXPECT_EQ(standard.index, index_of(standard));
  EXPECT_EQ(standard_pack().index, index_of(standard_pack()));
  EXPECT_EQ(tiny_mixed.index, index_of(tiny_mixed));
  Content dearer = standard;
  dearer.films[7].price += Money{1};
  EXPECT_NE(dearer.index, index_of(dearer));
  normalise(dearer);
  EXPECT_EQ(dearer.index, index_of(dearer));
  Content facts = standard;
  for (FilmFacts& film : facts.films) film.price = {};
  const Content made = make_content(facts);
  EXPECT_EQ(made.index, index_of(made));
  EXPECT_EQ(made.index, standard.index);
}

TEST(BoulevardIndex, B54_60_it_names_the_films_that_means_allow) {
  const SetOf<Special> all = processes();
  for (std::uint16_t bits = 0; bits < 128; ++bits) {
    if ((bits & ~all.bits()) != 0) continue;
    for (const int minutes : {0, 15, 60, 90, 105, 120, 135, 180, 240, 300}) {
      for (const std::int32_t money : {0, 1, 2, 3, 5, 8, 17, 18, 100, 500}) {
        const PickStep::Means means{SetOf<Special>::from_bits(bits), Minutes{static_cast<std::uint16_t>(minutes)},
                                    Money{money}};
        const FilmBits films = means.films(standard);
        for (std::size_t i = 0; i < standard.films.size(); ++i) {
          ASSERT_EQ(films.has(i), means.allow(standard.films[i])) << bits << ' ' << minutes << ' ' << money << ' ' << i;
        }
      }
    }
  }
}

TEST(BoulevardIndex, B54_85_it_names_the_tips_that_may_help_a_film) {
  for (std::size_t i = 0; i < standard.films.size(); ++i) {
    EXPECT_EQ(standard.index.quarters[i] * 15, standard.films[i].minutes.count);
    for (std::size_t kind = 0; kind < standard.tips.size(); ++kind) {
      const TipFacts& tip = standard.tips[kind];
      const bool helps = tip.bonus.of_film && meets(standard, standard.films[i], tip.condition);
      EXPECT_EQ((standard.index.helped_by[i] & bit_at(kind)) != 0, helps);
    }
  }
}
